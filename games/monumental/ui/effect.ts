import type { Resource } from "./view";

/** One step of an effect, as `content/vocabulary.toml` describes it. */
export type Step = { op: string } & Partial<Record<Resource, number>> & {
    n?: number;
    uses?: number;
    max?: number;
    each?: number;
    at_least?: number;
    max_cost?: number;
    res?: Resource;
    cost?: Partial<Record<Resource | "any", number>>;
    cond?: string;
    count?: string;
    from?: string;
    kind?: string;
    on?: string;
    only?: string;
    then?: Step[];
    else?: Step[];
    steps?: Step[];
    options?: Step[][];
  };

/** What a policy does while it is the newest: by itself, as an action, or by changing a figure. */
export interface Passive {
  on?: string;
  filter?: string;
  limit?: number;
  action?: boolean;
  mod?: string;
  n?: number;
  then?: Step[];
}
