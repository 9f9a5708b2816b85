import { compileInScope } from './list-scope.ts'

export const versionRows = compileInScope((db, organisation, id) =>
  db
    .selectFrom('versions')
    .innerJoin('statuses', 'statuses.id', 'versions.status_id')
    .select([
      'versions.id',
      'versions.organisation_id as organisationId',
      'versions.name',
      'statuses.id as statusId',
      'statuses.name as statusName',
    ])
    .where('versions.organisation_id', '=', organisation)
    .$if(id !== undefined, (query) => query.where('versions.id', '=', id ?? '')),
)
