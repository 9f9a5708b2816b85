type Described = { base?: string; settings?: string; column?: string }

/** The text of a small manifest. Its setting `apiKey` is secret. */
export const manifestText = (
  name: string,
  { base = 'https://api.shelf.example/', settings = '', column = 'id' }: Described = {},
) => `name: ${name}
base: ${base}
${base.includes('{') ? "hosts: ['*.shelf.example', '*.elsewhere.example']\n" : ''}settings:
  - { name: apiKey, title: API key, secret: true, required: true }
${settings}authentication: { kind: headerKey, name: X-Api-Key, value: '{apiKey}' }
streams:
  - name: sales
    request: { path: sales }
    columns: [{ path: ${column}, kind: whole }]
    key: [${column}]
    paging: { kind: onePage }
`
