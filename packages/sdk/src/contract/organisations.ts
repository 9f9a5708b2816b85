import type { Organisation } from '@tributary/domain'
import { endpoint } from './endpoint.ts'
import { list } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { id, text } from './wire/fields.ts'

const organisation = entity<Organisation>({ id: ['Id', id], companyName: ['CompanyName', text] })

/** The caller's organisations; levels 0 and 1 get every one (CALL-15). */
export const listOrganisations = endpoint({
  method: 'GET',
  path: '/organisations',
  summary: 'List the organisations of the caller.',
  level: 'user',
  response: list(organisation),
})
