import { reportFigure } from '@tributary/tooling/figure'
import { callModules } from './call-modules.ts'
import { floor, kilobytes, programs } from './program-size.ts'

const least = await kilobytes(floor)
for (const { name, aim, source } of programs(await callModules())) {
  const size = await kilobytes(source)
  reportFigure({
    name: `sdk size, ${name}`,
    value: `${size.toFixed(1)} kB`,
    floor: `ofetch and a zod codec, ${least.toFixed(1)} kB`,
    ratio: size / least,
    aim: `≤ ${aim} kB`,
    holds: size <= aim,
  })
}
