/** The text of a cell as it is seen: without what nobody sees, its marks in order, its digits 0-9. */
export { readTyped as plain } from '@coop/format/text/thai-text';
