/** Indian digit grouping: ₹1,25,000. */
export function rupeesText(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`;
}
