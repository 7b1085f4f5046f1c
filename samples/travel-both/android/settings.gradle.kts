rootProject.name = "Travel"
include(":app")
