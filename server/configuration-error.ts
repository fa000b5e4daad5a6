/** The operator gave something that can't be used: the message says what, and no trace of ours helps. */
export class ConfigurationError extends Error {}
