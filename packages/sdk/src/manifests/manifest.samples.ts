/** A manifest that uses every part of the format at least once. */
export const shelfManifest = `# Books, their editions, loans and readers.
name: Shelf
base: https://{region}.shelf.example/api/
hosts: ['*.shelf.example']
settings:
  - { name: region, title: Region, required: true, pattern: '[a-z]{2}' }
  - { name: apiKey, title: API key, secret: true, required: true }
  - { name: startDate, title: First day }
authentication:
  kind: headerKey
  name: X-Api-Key
  value: '{apiKey}'
headers: { Accept-Language: en }
rate: { requests: 60, seconds: 60, burst: 5 }
longestWaitSeconds: 120
probe: { path: books, query: { per_page: 1 } }
streams:
  - name: books
    request: { path: books, query: { order: id } }
    records: data.items
    columns:
      - { path: id, kind: whole }
      - { path: publisher.name, name: publisher, kind: text }
      - { path: ['@etag'], name: etag, kind: text }
    key: [id]
    paging: { kind: pageNumber, parameter: page, size: { per_page: 100 }, total: { header: X-Total } }
    incremental:
      kind: sourceTime
      overlapSeconds: 120
      send: { name: updated_since, format: isoSeconds }
      wholeEvery: week
    removed: { path: deleted_at }
    leftOut: [deleted_at]
    children:
      - name: book_editions
        records: editions
        columns:
          - { parent: id, name: book_id, kind: whole }
          - { lineNumber: true, name: line_no }
          - { path: isbn, kind: text }
        key: [book_id, line_no]
        parentKey: book_id
  - name: loans
    request: { method: POST, path: 'loans/search', body: { filter: { all: true } } }
    columns: [{ path: id, kind: guid }, { path: changed, kind: instant }]
    key: [id]
    paging: { kind: token, token: next, send: { in: body, name: after } }
    incremental:
      kind: greatest
      path: changed
      compare: time
      send: { in: body, name: filter.since, value: 'gte {value}', format: iso }
    windows: { from: '{startDate}', by: year, sendFrom: { name: from, format: day }, sendTo: { name: to, format: day } }
causes:
  - { status: 403, path: error.code, equals: plan, sentence: Your plan has no loans., code: not-authorised, notIncluded: true }
`
