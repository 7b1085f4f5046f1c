/// The data block that the page's script reads; browsers show and run nothing of it.
func htmlData(_ data: ScriptText) -> HTMLText {
  """
  <script type="application/json" id="report-data">
  \(HTMLText(ownMarkup: data.written))
  </script>

  """
}
