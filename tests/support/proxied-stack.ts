import { startProxy, type Recorder } from "./recorder";
import { startStack, type Stack, type StackOptions } from "./stack";

/** A stack whose upstream traffic is recorded and can be changed. */
export interface ProxiedStack extends Stack {
  proxy: Recorder;
}

export async function startProxiedStack(
  options: Pick<StackOptions, "today" | "env"> = {},
): Promise<ProxiedStack> {
  const proxies: Recorder[] = [];
  const through = async (upstreamUrl: string) => {
    const proxy = await startProxy(upstreamUrl);
    proxies.push(proxy);
    return proxy.url;
  };
  const stack = await startStack({ ...options, through });
  const [proxy] = proxies;
  if (!proxy) throw new Error("the stack asked for no proxy");
  const stop = async () => {
    await stack.stop();
    await proxy.stop();
  };
  return { ...stack, proxy, stop };
}
