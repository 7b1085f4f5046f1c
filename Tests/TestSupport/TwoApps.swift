/// A project with an app in `Mac` and one in `iOS`, which both compile what lies in `Shared`; files
/// follow it.
package let twoApps = """
  //- News.xcodeproj/project.pbxproj
  { objects = {
  o = {isa = PBXProject; mainGroup = m; };
  m = {isa = PBXGroup; children = (a, i, s); };
  a = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; };
  i = {isa = PBXFileSystemSynchronizedRootGroup; path = iOS; };
  s = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; };
  t = {isa = PBXNativeTarget; name = Mac; fileSystemSynchronizedGroups = (a, s);
    productType = "com.apple.product-type.application"; };
  u = {isa = PBXNativeTarget; name = Phone; fileSystemSynchronizedGroups = (i, s);
    productType = "com.apple.product-type.application"; };
  }; rootObject = o; }

  """
