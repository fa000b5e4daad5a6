/** Says on which Node the tests run: three are supported. */
export default function sayNodeVersion(): void {
  process.stdout.write(`Node ${process.version}\n`);
}
