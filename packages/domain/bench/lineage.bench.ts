import { accessMatrix } from '../src/access/access-matrix.ts'
import { explainAccess } from '../src/access/explain-access.ts'
import { arrangeLineage } from '../src/lineage/arrange-lineage.ts'
import { lineageOf } from '../src/lineage/lineage-of.ts'
import { companyOf, unknownTo } from './companies.ts'
import { compareGrowth } from './growth.ts'

/** How lineage, the reason of an access and the matrix grow with the company. */
const small = companyOf({ areas: 20, people: 28, tables: 6 })
const large = companyOf({ areas: 660, people: 930, tables: 240 })

type Company = typeof small
const nodesOf = (company: Company) => lineageOf(company).nodes.length
const measure = (run: (company: Company) => unknown, company: Company) => ({
  rows: nodesOf(company),
  run: () => run(unknownTo(company)),
})

const picture = (company: Company) =>
  arrangeLineage(lineageOf(company), { selected: 'person/Person%201', open: [] })

compareGrowth({
  name: 'lineage, nodes',
  ...{ few: measure(picture, small), many: measure(picture, large), aim: 3 },
})

const explain = (company: Company) => {
  const user = company.structure.users.find(({ id }) => id === 'Person 1')
  return explainAccess(
    user && { ...user, role: null, connectors: [] },
    { kind: 'area', id: 'Area 3' },
    company,
  )
}

compareGrowth({
  name: 'why someone cannot see something, nodes',
  ...{ few: measure(explain, small), many: measure(explain, large), aim: 2 },
})

const cells = (people: number, areas: number) => {
  const company = companyOf({ people, areas, tables: 0 })
  return { rows: people * areas, run: () => accessMatrix('area', unknownTo(company).structure) }
}

compareGrowth({
  name: 'matrix, cells of 100 × 60 and 40 × 30',
  ...{ few: cells(40, 30), many: cells(100, 60), aim: 2 },
})
