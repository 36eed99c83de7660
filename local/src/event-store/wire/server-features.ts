/** Tells clients what this server can do; what is not listed they don't ask for. */
import { featuresPb, StreamsService, GossipService, ServerFeaturesService } from './protocol.ts';

/** The version whose behaviour is kept, as it was measured. */
const serverVersion = '24.2.0';

const features: Readonly<Record<string, readonly string[]>> = {
  [StreamsService.read.path]: ['position', 'events'],
};

const methods = [StreamsService, GossipService, ServerFeaturesService].flatMap((service) =>
  Object.values(service as Record<string, { path: string }>).map(({ path }) => path),
);

/** Names are in lower case: clients compare them so. */
export function supportedMethods(): featuresPb.SupportedMethods {
  const answer = new featuresPb.SupportedMethods().setEventStoreServerVersion(serverVersion);
  for (const path of methods) {
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    answer.addMethods(
      new featuresPb.SupportedMethod()
        .setServiceName(service)
        .setMethodName(method)
        .setFeaturesList([...(features[path] ?? [])]),
    );
  }
  return answer;
}
