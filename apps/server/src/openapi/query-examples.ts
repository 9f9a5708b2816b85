import { ids } from './examples/samples.ts'

const required: Readonly<Record<string, string>> = {
  orgId: ids.organisation,
  state: ids.organisation,
  bucket: 'day',
  domain: 'acme.example',
  count: '7',
  zone: 'Europe/Copenhagen',
  token: 'Vb3kZt0b9Jm2vqk3',
  code: 'Vb3kZt0b9Jm2vqk3',
  emailAddress: 'olga@tributary.example',
}

/** Optional parameters that most programs need. The others are not in the example request. */
const optional: Readonly<Record<string, string>> = { orgId: ids.organisation, connectors: ids.connector }

/** Returns the example of a query parameter; undefined if the example request leaves it out. Throws for a required one. */
export function queryExample(name: string, isRequired: boolean): string | undefined {
  const example = (isRequired ? required : optional)[name]
  if (isRequired && example === undefined) throw new Error(`The query parameter ${name} has no example.`)
  return example
}
