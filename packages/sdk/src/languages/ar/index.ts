export { arabic } from './arabic.ts'
