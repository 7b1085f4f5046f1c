import SwiftUI

struct LoginView: View {
  @State var viewModel: LoginViewModel

  var body: some View {
    Form {
      TextField("Email", text: $viewModel.email)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
      SecureField("Password", text: $viewModel.password)
        .textContentType(.password)
      if let message = viewModel.errorMessage {
        Text(message).foregroundStyle(.red)
      }
      Button("Log in") {
        Task { await viewModel.submit() }
      }
      .disabled(!viewModel.canSubmit)
    }
    .navigationTitle("Welcome back")
  }
}
