import Rendering

/// Lays the drawings out, two at a time, each in a child process.
func layOut(_ drawings: [Drawing], session: Session) async -> [String: LaidOutDrawing] {
  guard !drawings.isEmpty else { return [:] }
  session.terminal.progress.show("Drawing 1 of \(drawings.count)")
  let pictures = await layoutDriver(drawingCount: drawings.count, session: session)
    .layOut(drawings)
  session.terminal.progress.clear()
  return pictures
}

/// The driver as this session needs it.
func layoutDriver(drawingCount: Int, session: Session) -> LayoutDriver {
  let progress = session.terminal.progress
  return LayoutDriver(
    executable: session.executable, environment: session.environment,
    cleanup: session.cleanup,
    report: { done in
      if done < drawingCount { progress.show("Drawing \(done + 1) of \(drawingCount)") }
    })
}

/// True when every layout of the drawing failed. One without attempts was never meant to be laid
/// out.
func hasFailed(_ drawing: Drawing, _ pictures: [String: LaidOutDrawing]) -> Bool {
  !drawing.attempts.isEmpty && pictures[drawing.id]?.isLaidOut != true
}

/// What to say about a drawing that failed.
func failureText(_ drawing: Drawing, _ pictures: [String: LaidOutDrawing]) -> String {
  let told = (pictures[drawing.id]?.notes ?? []).dropFirst(drawing.notes.count)
  return (["'\(drawing.title)' has no layout."] + told).joined(separator: " ")
}
