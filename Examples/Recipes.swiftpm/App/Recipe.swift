/// A dish and the way to make it.
struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let minutes: Int
    let ingredients: [String]
    let method: String
    var isFavourite = false

    static let all = [
        Recipe(
            id: 1, name: "Potato Soup", minutes: 35, ingredients: ["Potatoes", "Leek", "Carrots", "Broth", "Nutmeg"],
            method: "Cook the vegetables in the broth until they are soft, and blend half of them."),
        Recipe(
            id: 2, name: "Pancakes", minutes: 20, ingredients: ["Flour", "Milk", "Eggs", "Butter", "Salt"],
            method: "Whisk everything but the butter, rest for ten minutes, and fry thin in butter."),
        Recipe(
            id: 3, name: "Tomato Salad", minutes: 10, ingredients: ["Tomatoes", "Onion", "Basil", "Oil", "Vinegar"],
            method: "Slice the tomatoes and the onion, and dress them just before serving."),
        Recipe(
            id: 4, name: "Lentil Curry", minutes: 40,
            ingredients: ["Lentils", "Coconut milk", "Tomatoes", "Ginger", "Turmeric", "Rice"],
            method: "Fry ginger and turmeric, add lentils, tomatoes and coconut milk, and simmer until thick."),
        Recipe(
            id: 5, name: "Apple Crumble", minutes: 50, ingredients: ["Apples", "Flour", "Butter", "Sugar", "Cinnamon"],
            method: "Cover sliced apples with crumbs of flour, butter and sugar, and bake at 180 °C."),
        Recipe(
            id: 6, name: "Scrambled Eggs", minutes: 8, ingredients: ["Eggs", "Butter", "Chives", "Salt"],
            method: "Stir the eggs slowly over low heat, and take them off while they are still moist."),
    ]
}
