import Foundation

// lifegraph: scope=account
actor AvatarCache {
  private var images: [URL: Data] = [:]

  func image(at url: URL) -> Data? {
    images[url]
  }

  func store(_ image: Data, for url: URL) {
    images[url] = image
  }
}

// lifegraph: scope=app
final class ImageLoader: Sendable {
  private let avatars: AvatarCache
  private let urlSession = URLSession(configuration: .default)

  init(avatars: AvatarCache) {
    self.avatars = avatars
  }

  func avatar(at url: URL) async throws -> Data {
    if let known = await avatars.image(at: url) { return known }
    let (image, _) = try await urlSession.data(from: url)
    await avatars.store(image, for: url)
    return image
  }
}
