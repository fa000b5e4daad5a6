import type { MetricObjectWithValues, MetricValue } from "prom-client";
import type { DemoUpstream } from "../demo";
import type { Readiness } from "../http/own-answers";
import type { KeptSetOptions } from "../kept-set";
import type { Turn } from "./turns";

/** What the processes of one portal ask each other: what is given, and what comes back. All of it is plain JSON. */
export interface Questions {
  /** Of the primary: a worker takes requests from now on, at this address. */
  ready: { given: string; answer: null };
  "kept-set.keep": { given: { set: KeptSetOptions; key: string; until: number }; answer: boolean };
  "kept-set.has": { given: { set: KeptSetOptions; key: string }; answer: boolean };
  "turn.take": { given: { key: string; ttl: number }; answer: Turn };
  /** `result` is null where it failed. */
  "turn.end": { given: { key: string; result: { value: unknown } | null }; answer: null };
  "demo-upstream": { given: null; answer: DemoUpstream };
  /** Of a worker, through the primary: the JSON of page data that it may have published. */
  "page-data": { given: string; answer: string | null };
  /** Of a worker, through the primary: a file lies on a shelf that they share. */
  "file-kept": { given: { shelf: string; name: string; bytes: number }; answer: null };
  /** Of a worker. */
  purge: { given: null; answer: null };
  figures: { given: null; answer: MetricObjectWithValues<MetricValue<string>>[] };
  readiness: { given: null; answer: Readiness };
}

export type Topic = keyof Questions;
export type Given<About extends Topic> = Questions[About]["given"];
export type Answer<About extends Topic> = Questions[About]["answer"];

/** What a process answers, by topic. */
export type Answerers = {
  [About in Topic]?: (given: Given<About>) => Answer<About> | Promise<Answer<About>>;
};
