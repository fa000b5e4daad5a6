/** A worker ended before it took requests; what was wrong it has printed itself. */
export class WorkerEnded extends Error {
  constructor(readonly code: number) {
    super(`a worker ended with ${code}`);
    this.name = "WorkerEnded";
  }
}
