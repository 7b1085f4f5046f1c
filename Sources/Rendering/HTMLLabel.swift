import Model

/// The severity as a word with a shape of its own.
func htmlLabel(_ severity: Severity) -> HTMLText {
  switch severity {
  case .error: label(kind: "error", mark: "error", word: "Error")
  case .warning: label(kind: "warning", mark: "warning", word: "Warning")
  case .note: label(kind: "note", mark: "note", word: "Note")
  }
}

/// The answer to a point of the checklist as a word with a shape of its own.
func htmlLabel(_ answer: ChecklistItem.Answer) -> HTMLText {
  switch answer {
  case .pass: label(kind: "pass", mark: "pass", word: "Passes")
  case .fail: label(kind: "fail", mark: "fail", word: "Fails")
  case .needsPerson: label(kind: "person", mark: "person", word: "Needs a person")
  }
}

/// The weight of a problem as a word with a shape of its own.
func htmlLabel(_ weight: Problem.Weight) -> HTMLText {
  switch weight {
  case .error: htmlLabel(Severity.error)
  case .warning: htmlLabel(Severity.warning)
  case .note: htmlLabel(Severity.note)
  }
}

/// The verdict's word; data in the wrong place looks grave, what asks for nothing looks calm.
func htmlLabel(_ action: Verdict.Action) -> HTMLText {
  switch action {
  case .leave: "<span class=\"label verdict leave\">\(action.rawValue)</span>"
  case .moveToSession, .moveToFlow, .moveToScreen, .persist, .split:
    "<span class=\"label verdict move\">\(action.rawValue)</span>"
  case .inject, .dropLabel, .close:
    "<span class=\"label verdict\">\(action.rawValue)</span>"
  }
}

private func label(kind: HTMLText, mark: HTMLText, word: HTMLText) -> HTMLText {
  """
  <span class="label \(kind)"><svg aria-hidden="true" focusable="false">\
  <use href="#mark-\(mark)"/></svg>\(word)</span>
  """
}
