pluginManagement {
    repositories {
        google()
        mavenCentral()
    }
}

rootProject.name = "Travel"
include(":app", ":booking", ":core")
