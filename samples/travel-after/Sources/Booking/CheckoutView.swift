import SwiftUI
import TravelCore

struct CheckoutView: View {
  @Bindable var viewModel: CheckoutViewModel

  var body: some View {
    Form {
      Section("Travellers") {
        ForEach(viewModel.travellers) { traveller in
          LabeledContent(traveller.name, value: traveller.passportNumber)
        }
      }
      if viewModel.offersPoints {
        Toggle("Use my points", isOn: $viewModel.usesPoints)
      }
      LabeledContent("Total", value: viewModel.total.formatted)
      payment
    }
  }

  @ViewBuilder private var payment: some View {
    switch viewModel.state {
    case .reviewing:
      Button("Book now") {
        Task { await viewModel.pay() }
      }
    case .paying:
      ProgressView()
    case .failed(let message):
      Label(message, systemImage: "exclamationmark.triangle")
    }
  }
}
