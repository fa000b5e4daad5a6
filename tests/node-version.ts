/** Prints the Node version of the run: three are supported. */
export default function sayNodeVersion(): void {
  process.stdout.write(`Node ${process.version}\n`);
}
