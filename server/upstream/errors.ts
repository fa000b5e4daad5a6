/** A stale answer never replaces what the upstream refused or withdrew. */
export const UPSTREAM_ERRORS = {
  timeout: { status: 504, coveredByStale: true, retryAfterSeconds: 10 },
  unreachable: { status: 503, coveredByStale: true, retryAfterSeconds: 10 },
  broken: { status: 502, coveredByStale: true, retryAfterSeconds: 10 },
  notFound: { status: 404, coveredByStale: false, retryAfterSeconds: null },
  refused: { status: 403, coveredByStale: false, retryAfterSeconds: null },
  rejected: { status: 422, coveredByStale: false, retryAfterSeconds: null },
} as const;

export type UpstreamErrorKind = keyof typeof UPSTREAM_ERRORS;

/** `detail` is for the log: never a body or token. */
export abstract class UpstreamError extends Error {
  abstract readonly kind: UpstreamErrorKind;
  /** The request was sent, and its outcome is unknown. */
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

export class BrokenError extends UpstreamError {
  readonly kind = "broken";

  constructor(
    call: string,
    detail: string,
    /** A 5xx may pass on a retry; a contract violation won't. */
    readonly passing = false,
    /** The site's own account is refused, so that every call would be. */
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
    /** 401, as opposed to 403. */
    readonly tokenRefused: boolean,
    /** The visitor's own token was refused: their session is over. */
    readonly endsSession = false,
  ) {
    super(call, detail);
  }
}

/** Any other 4xx; `shownMessage` is the only upstream text that pages show. */
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

/** The upstream is in trouble, as opposed to refusing or not having the record. */
export const isTransient = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && UPSTREAM_ERRORS[error.kind].coveredByStale;

export const isSessionRejected = (error: unknown): boolean =>
  error instanceof RefusedError && error.endsSession;
