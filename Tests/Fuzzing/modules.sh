# The modules that the fuzzers need, read from the sources, so no list gets outdated. `run` and `check` source this file.

# The modules that the files of a folder import; EarshotTexts is in C and compiled separately.
imports_of() {
  find "$1" -name '*.swift' -exec grep -hoE '^([a-z]+ )?import Earshot[A-Za-z]+' {} + | sed 's/.*import //' |
    sort -u | grep -vx EarshotTexts || true
}

# The modules that a folder needs, one on each line, each after those that it imports.
modules_of() {
  local found=" "
  collect() {
    local module
    for module in $(imports_of "$1"); do
      case "$found" in *" $module "*) continue ;; esac
      collect "Sources/$module"
      found+="$module "
    done
  }
  collect "$1"
  tr ' ' '\n' <<<"$found" | sed '/^$/d'
}

# The options that turn on the language features in Package.swift.
features() { sed -n 's/.*enableUpcomingFeature("\(.*\)").*/-enable-upcoming-feature \1/p' Package.swift; }
