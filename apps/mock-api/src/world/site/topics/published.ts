import type { TopicPlan } from './plan.ts';

/** One item that is out. */
export interface PublishedTopic {
  readonly id: number;
  readonly category: string;
  readonly categoryName: string;
  /** The day it came out. */
  readonly on: string;
  readonly plan: TopicPlan;
}
