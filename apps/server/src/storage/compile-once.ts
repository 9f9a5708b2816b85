import type { CompiledQuery, Kysely } from 'kysely'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

/** The place of a value in a compiled query. Reading it is a fault: the statement would depend on one caller's value. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`The statement of a compiled query depends on the value of ${this.name}.`)
  }
}

type Build<Values, Shape extends readonly Shaping[], Row> = (
  db: Db,
  values: Values,
  ...shape: Shape
) => { compile(): CompiledQuery<Row> }

/** What a statement may depend on. Each combination is compiled and remembered. */
type Shaping = boolean | 'connector_types.id' | 'connector_types.type'

/**
 * Compiles a frequent query when it is first used, because building it takes longer than all other work on it. `build` must
 * only pass the values on.
 */
export function compileOnce<Values extends object, Shape extends readonly Shaping[], Row>(
  build: Build<Values, Shape, Row>,
): (db: Db, values: Values, ...shape: Shape) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (db, values, ...shape) => {
    const key = shape.join()
    const query = compiled.get(key) ?? build(db, placeholders<Values>(), ...shape).compile()
    compiled.set(key, query)
    const given = new Map<string, unknown>(Object.entries(values))
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? given.get(one.name) : one))
    const filled: CompiledQuery<Row> = { ...query, parameters }
    return (await db.executeQuery(filled)).rows
  }
}

// The query builder passes values on without a look at them.
const placeholders = <Values extends object>() =>
  new Proxy({} as Values, { get: (_, name) => new Placeholder(String(name)) })
