import SwiftUI

struct CheckoutView: View {
  var body: some View {
    VStack {
      Text("Checkout").accessibilityAddTraits(.isHeader)
      Button(action: pay) { Image("card") }
        .accessibilityIdentifier("pay")
      Button(action: signIn) { Image("loginBtn") }
      Button("checkout.terms", action: showTerms)
      Button("39 €", action: buy)
    }
  }
}
