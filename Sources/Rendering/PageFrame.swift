import Model
import Templates

/// What the template of the page is filled with.
struct PageFrame {
  /// What stands over the name.
  let kind: HTMLText
  let title: HTMLText
  let name: HTMLText
  let summary: HTMLText
  let notice: HTMLText
  let figures: HTMLText
  let sections: [PageSection]
  /// What the script reads; empty where it draws nothing.
  let data: HTMLText
  /// The one whose making is told at the end.
  let report: Report

  func written(_ template: PageTemplate, _ parts: PageParts) -> String {
    filled(template.html) { slot in
      switch slot {
      case .title: title
      case .policy: parts.policy
      case .style: parts.style
      case .script: parts.script
      case .kind: kind
      case .name: name
      case .navigation: sections.map(\.entry).joined()
      case .summary: summary
      case .notice: notice
      case .figures: figures
      case .sections: "\(sections.map(\.written).joined("\n"))\(data)"
      case .colophon:
        "Made by \(report.tool.name) \(report.tool.version), schema version \(report.schemaVersion)."
      }
    }.written
  }
}
