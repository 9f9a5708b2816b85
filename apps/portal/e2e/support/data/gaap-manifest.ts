/** A manifest for connectors of GAAP. It reads the demo's CRM, because GAAP publishes no API. */
export const gaapManifest = (base: string) => `name: GAAP
base: ${base}
settings:
  - { name: apiKey, title: API key, secret: true, required: true }
  - { name: startingDate, title: First day, required: true }
authentication: { kind: bearer, token: '{apiKey}' }
streams:
  - name: sales
    request: { path: deals, query: { changed_since: '{startingDate}T00:00:00Z' } }
    records: results
    columns:
      - { path: id, kind: whole }
      - { path: closes, kind: day }
      - { path: amount, kind: numeric }
    key: [id]
    paging: { kind: nextLink, link: links.next }
    children:
      - name: sale_lines
        records: lines
        columns:
          - { parent: id, name: sale_id, kind: whole }
          - { lineNumber: true, name: line_no }
          - { path: product, kind: text }
          - { path: quantity, kind: whole }
        key: [sale_id, line_no]
        parentKey: sale_id
causes:
  - { status: 401, sentence: GAAP refused the API key. Enter it again., code: sign-in-refused, forbidden: true }
`
