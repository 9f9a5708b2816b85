import { callModules } from './call-modules.ts'
import { kilobytes, programs } from './program-size.ts'

/** Fails when the built package has become heavier than it may be; a size is the same on every machine. */
for (const { name, source, aim, limit } of programs(await callModules())) {
  const size = await kilobytes(source)
  const missed = size > aim ? `, which misses the aim of ${aim} kB` : ''
  console.log(`${name}: ${size.toFixed(2)} kB of ${limit} kB${missed}`)
  if (size > limit) process.exitCode = 1
}
