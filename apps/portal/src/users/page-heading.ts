export { pageHeading } from '../routes/use-screen-focus.ts'
