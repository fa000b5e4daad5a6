/** An older answer never stands in for what the upstream refused or withdrew. */
export const UPSTREAM_ERRORS = {
  timeout: { status: 504, coveredByStale: true, retryAfterSeconds: 10 },
  unreachable: { status: 503, coveredByStale: true, retryAfterSeconds: 10 },
  broken: { status: 502, coveredByStale: true, retryAfterSeconds: 10 },
  notFound: { status: 404, coveredByStale: false, retryAfterSeconds: null },
  refused: { status: 403, coveredByStale: false, retryAfterSeconds: null },
  rejected: { status: 422, coveredByStale: false, retryAfterSeconds: null },
} as const;

export type UpstreamErrorKind = keyof typeof UPSTREAM_ERRORS;

/** `detail` is for the log: never a body, never a token. */
export abstract class UpstreamError extends Error {
  abstract readonly kind: UpstreamErrorKind;
  /** What was sent has left, and nobody said what became of it. */
  readonly mayHaveArrived: boolean = false;

  constructor(
    readonly call: string,
    readonly detail: string,
  ) {
    super(`${call}: ${detail}`);
    this.name = new.target.name;
  }
}

export class TimeoutError extends UpstreamError {
  readonly kind = "timeout";
  override readonly mayHaveArrived = true;
}

/** No connection, or the circuit is open because there was none lately. */
export class UnreachableError extends UpstreamError {
  readonly kind = "unreachable";

  constructor(
    call: string,
    detail: string,
    override readonly mayHaveArrived = false,
  ) {
    super(call, detail);
  }
}

/** A 5xx, or an answer that does not fit the contract. */
export class BrokenError extends UpstreamError {
  readonly kind = "broken";

  constructor(
    call: string,
    detail: string,
    /** A 5xx may pass when asked again; an answer outside the contract won't. */
    readonly passing = false,
    /** The site itself is refused, whatever it asks for: each further call would be too. */
    readonly ofSite = false,
    override readonly mayHaveArrived = false,
  ) {
    super(call, detail);
  }
}

export class NotFoundError extends UpstreamError {
  readonly kind = "notFound";
}

export class RefusedError extends UpstreamError {
  readonly kind = "refused";

  constructor(
    call: string,
    detail: string,
    /** 401, as opposed to forbidding the act (403). */
    readonly tokenRefused: boolean,
    /** The token was a visitor's own: their session is over. */
    readonly endsSession = false,
  ) {
    super(call, detail);
  }
}

/** Any other 4xx; `shownMessage` is the only text of the upstream's that is shown. */
export class RejectedError extends UpstreamError {
  readonly kind = "rejected";

  constructor(
    call: string,
    detail: string,
    readonly shownMessage: string | null,
  ) {
    super(call, detail);
  }
}

/** The upstream is in trouble, rather than refusing or not having what it was asked for. */
export const isTransient = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && UPSTREAM_ERRORS[error.kind].coveredByStale;

export const isSessionRejected = (error: unknown): boolean =>
  error instanceof RefusedError && error.endsSession;
