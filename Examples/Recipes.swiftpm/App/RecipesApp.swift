import SwiftUI

@main
struct RecipesApp: App {
    var body: some Scene {
        WindowGroup("Recipes") { RecipeList() }
    }
}

/// Recipes with a search field; each leads to a page of its own.
struct RecipeList: View {
    @State private var recipes = Recipe.all
    @State private var text = ""
    @State private var path: [Recipe.ID] = []

    private var found: [Recipe] {
        text.isEmpty
            ? recipes
            : recipes.filter { recipe in
                recipe.name.localizedCaseInsensitiveContains(text)
                    || recipe.ingredients.contains { $0.localizedCaseInsensitiveContains(text) }
            }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(found) { recipe in
                    NavigationLink(value: recipe.id) {
                        VStack(alignment: .leading) {
                            Text(recipe.name)
                            Text("\(recipe.minutes) minutes").font(.footnote).foregroundStyle(.secondary)
                        }
                    }
                    .swipeActions(edge: .leading) {
                        Button("Favourite", systemImage: "star") { toggle(recipe.id) }.tint(.yellow)
                    }
                    .badge(recipe.isFavourite ? Text(Image(systemName: "star.fill")) : nil)
                }
                .onDelete { offsets in
                    let gone = offsets.map { found[$0].id }
                    recipes.removeAll { gone.contains($0.id) }
                }
            }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.ID.self) { id in
                if let index = recipes.firstIndex(where: { $0.id == id }) { RecipePage(recipe: $recipes[index]) }
            }
            .searchable(text: $text, prompt: "Recipe or ingredient")
        }
    }

    private func toggle(_ id: Recipe.ID) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        withAnimation { recipes[index].isFavourite.toggle() }
    }
}

/// A recipe with its ingredients, which can be ticked off.
struct RecipePage: View {
    @Binding var recipe: Recipe
    @State private var ticked: Set<String> = []

    var body: some View {
        List {
            Section("Ingredients") {
                ForEach(recipe.ingredients, id: \.self) { ingredient in
                    Button {
                        if ticked.remove(ingredient) == nil { ticked.insert(ingredient) }
                    } label: {
                        Label(ingredient, systemImage: ticked.contains(ingredient) ? "checkmark.circle.fill" : "circle")
                    }
                    .foregroundStyle(.primary)
                }
            }
            Section("Method") { Text(recipe.method) }
        }
        .navigationTitle(recipe.name)
        .toolbar {
            Button("Favourite", systemImage: recipe.isFavourite ? "star.fill" : "star") { recipe.isFavourite.toggle() }
        }
    }
}
