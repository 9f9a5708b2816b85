import { callModules } from './call-modules.ts'
import { kilobytes, programs } from './program-size.ts'

/** Fails if the built package is larger than its limit. Sizes do not depend on the machine. */
for (const { name, source, aim, limit } of programs(await callModules())) {
  const size = await kilobytes(source)
  const missed = size > aim ? `, which misses the aim of ${aim} kB` : ''
  console.log(`${name}: ${size.toFixed(2)} kB of ${limit} kB${missed}`)
  if (size > limit) process.exitCode = 1
}
