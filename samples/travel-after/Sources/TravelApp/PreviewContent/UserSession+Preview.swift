#if DEBUG
  import Foundation
  import TravelCore

  extension UserSession {
    static var preview: UserSession {
      let client = APIClient(
        configuration: .current,
        urlSession: URLSession(configuration: .ephemeral),
        tripCache: TripCache())
      let session = UserSession(
        user: .preview,
        client: AuthenticatedClient(client: client, token: "preview", onExpired: {}))
      session.toggleFavourite(.preview)
      return session
    }
  }
#endif
