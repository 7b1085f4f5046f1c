/// The part of SARIF 2.1.0 that is written: one run with its rules, results and notifications.
/// Property names are those of the standard.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let automationDetails: AutomationDetails
    /// Those of a report count UTF-8 bytes, which SARIF has no word for.
    let columnKind = "unicodeCodePoints"
    let originalUriBaseIds: [String: BaseDescription]
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  struct AutomationDetails: Encodable { let id: String }

  struct BaseDescription: Encodable { let description: Message }

  struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]?
  }

  struct Message: Encodable {
    let text: String
  }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  struct Rule: Encodable {
    struct Configuration: Encodable {
      let enabled: Bool
      let level: String
    }

    struct Properties: Encodable {
      let tags: [String]
      let precision: String
      let severity: String

      enum CodingKeys: String, CodingKey {
        case tags, precision
        case severity = "problem.severity"
      }
    }

    let id: String
    let name: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Help
    let defaultConfiguration: Configuration
    let properties: Properties
  }

  struct Result: Encodable {
    struct Properties: Encodable {
      let confidence: String
      let basis: String?
      let component: String
      let subject: String?
    }

    struct Suppression: Encodable {
      let kind = "inSource"
      let justification: String
    }

    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let rank: Double
    let locations: [Location]
    let relatedLocations: [Location]?
    let codeFlows: [CodeFlow]?
    let partialFingerprints: [String: String]
    let baselineState: String?
    let suppressions: [Suppression]?
    let properties: Properties
  }

  struct CodeFlow: Encodable { let threadFlows: [ThreadFlow] }

  struct ThreadFlow: Encodable { let locations: [ThreadFlowLocation] }

  struct ThreadFlowLocation: Encodable { let location: Location }

  struct Location: Encodable {
    let id: Int?
    let physicalLocation: PhysicalLocation
    let message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId = "%SRCROOT%"
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
    let endLine: Int
    let endColumn: Int?
  }
}
