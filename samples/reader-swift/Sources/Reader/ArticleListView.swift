import Observation
import SwiftUI

@MainActor
@Observable
final class ArticleListViewModel {
  private(set) var pictures: [Article.ID: Data] = [:]
  private(set) var errorMessage: String?

  @ObservationIgnored private weak var feeds: FeedStore?
  @ObservationIgnored private let imageLoader: ImageLoader

  init(feeds: FeedStore, imageLoader: ImageLoader) {
    self.feeds = feeds
    self.imageLoader = imageLoader
  }

  var articles: [Article] { feeds?.articles ?? [] }

  func isStarred(_ article: Article) -> Bool {
    feeds?.starredIDs.contains(article.id) ?? false
  }

  func toggleStar(_ article: Article) {
    feeds?.toggleStar(article)
  }

  func loadPicture(for article: Article) async {
    guard let url = article.authorPicture, pictures[article.id] == nil else { return }
    do {
      pictures[article.id] = try await imageLoader.avatar(at: url)
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}

struct ArticleListView: View {
  let viewModel: ArticleListViewModel

  var body: some View {
    List(viewModel.articles) { article in
      HStack {
        VStack(alignment: .leading) {
          Text(article.title).font(.headline)
          Text(
            "\(article.author), \(article.published.formatted(date: .abbreviated, time: .omitted))"
          )
          .font(.subheadline)
        }
        Spacer()
        Button("Star", systemImage: viewModel.isStarred(article) ? "star.fill" : "star") {
          viewModel.toggleStar(article)
        }
        .labelStyle(.iconOnly)
      }
      .task { await viewModel.loadPicture(for: article) }
    }
    .overlay {
      if viewModel.articles.isEmpty {
        ContentUnavailableView("Nothing to read", systemImage: "newspaper")
      }
    }
  }
}
