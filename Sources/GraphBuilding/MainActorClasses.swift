// Types that the SDK declares with @MainActor, so that who inherits from them is isolated too
// (interfaces of UIKit, AppKit, WatchKit, WebKit and SwiftUI in Xcode 26).

/// True for a class of the system that lives on the main actor.
func isMainActorClass(_ name: String) -> Bool {
  if mainActorClasses.contains(name) { return true }
  guard ["UI", "NS", "WK", "AV", "MK"].contains(where: name.hasPrefix) else { return false }
  return mainActorEndings.contains { name.hasSuffix($0) }
}

private let mainActorClasses: Set<String> = [
  "UIResponder", "NSResponder", "UIApplication", "NSApplication", "UIWindow", "NSWindow", "NSPanel",
  "UIDocument", "NSDocument", "NSDocumentController", "UIGestureRecognizer", "NSGestureRecognizer",
  "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIMenuElement", "UIMenu",
  "UIAction", "UIPresentationController", "UIPageViewController", "NSWindowController", "NSMenu",
  "NSMenuItem", "NSToolbar", "NSToolbarItem", "NSStatusItem", "NSPopover", "UIScene",
  "UIWindowScene", "WKInterfaceObject", "UICollectionViewLayout", "UICollectionViewFlowLayout",
  "UICollectionViewCompositionalLayout", "UIDynamicAnimator", "UIHostingController",
  "NSHostingController", "UIAccessibilityElement", "UITableViewDiffableDataSource",
  "UICollectionViewDiffableDataSource",
]
private let mainActorEndings = [
  "View", "ViewController", "Cell", "Control", "Button", "Label", "Field", "Bar", "Switch",
  "Slider", "Stepper", "NavigationController", "BarController", "AlertController",
  "SearchController", "InterfaceController",
]

/// Protocols of the system whose conforming types live on the main actor.
let mainActorProtocols: Set<String> = [
  "View", "App", "Scene", "ViewModifier", "Commands", "ToolbarContent",
  "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
  "UISceneDelegate", "UIWindowSceneDelegate", "UIViewRepresentable",
  "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate",
  "UICollectionViewDataSource", "UITextFieldDelegate", "UITextViewDelegate", "UIScrollViewDelegate",
  "UIGestureRecognizerDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
  "UISplitViewControllerDelegate", "UISearchResultsUpdating", "UISearchBarDelegate",
  "NSWindowDelegate", "NSMenuDelegate", "NSToolbarDelegate", "NSTableViewDelegate",
  "NSTableViewDataSource", "NSOutlineViewDelegate", "NSOutlineViewDataSource",
  "NSTextFieldDelegate",
  "NSTextViewDelegate", "NSSplitViewDelegate", "WKNavigationDelegate", "WKUIDelegate", "Widget",
  "WidgetBundle", "PreviewProvider",
]
